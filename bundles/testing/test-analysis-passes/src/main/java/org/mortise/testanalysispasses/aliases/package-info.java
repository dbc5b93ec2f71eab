// SPDX-License-Identifier: Apache-2.0
/** Prints the results of alias analyses. */
@NullMarked
@Version("0.1.0")
package org.mortise.testanalysispasses.aliases;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
