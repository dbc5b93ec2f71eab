// SPDX-License-Identifier: Apache-2.0
/** Sets the target of a module of tosa. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.tosaattachtarget;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
