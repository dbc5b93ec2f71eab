// SPDX-License-Identifier: Apache-2.0
/** Replaces named structured operations by generic ones. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.linalggeneralizenamedops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

