// SPDX-License-Identifier: Apache-2.0
/** Computes operations of tosa on f64 in f32. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.tosanarrowf64tof32;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
