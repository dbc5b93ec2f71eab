// SPDX-License-Identifier: Apache-2.0
/** Computes operations of tosa with narrower elements. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.tosanarrowi64toi32;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
