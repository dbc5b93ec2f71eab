// SPDX-License-Identifier: Apache-2.0
/** Computes mathematical functions of small floating-point numbers in f32. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mathlegalizetof32;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
