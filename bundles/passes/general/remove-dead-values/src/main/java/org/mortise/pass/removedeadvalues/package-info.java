// SPDX-License-Identifier: Apache-2.0
/** Removal of arguments, results and operations whose values are not live. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.removedeadvalues;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
