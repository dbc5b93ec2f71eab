// SPDX-License-Identifier: Apache-2.0
/** Values that console commands, also of other bundles, pass to one another. */
@NullMarked
@Version("0.1.0")
package org.mortise.console;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
