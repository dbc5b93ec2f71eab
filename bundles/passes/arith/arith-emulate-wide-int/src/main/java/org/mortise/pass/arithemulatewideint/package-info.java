// SPDX-License-Identifier: Apache-2.0
/** Computes with integers of twice the supported width by vectors of two supported integers. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arithemulatewideint;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
