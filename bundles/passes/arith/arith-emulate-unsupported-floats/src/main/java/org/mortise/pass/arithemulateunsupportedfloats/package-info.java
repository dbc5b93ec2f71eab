// SPDX-License-Identifier: Apache-2.0
/** Computes with a supported floating-point type instead of an unsupported one. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arithemulateunsupportedfloats;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

