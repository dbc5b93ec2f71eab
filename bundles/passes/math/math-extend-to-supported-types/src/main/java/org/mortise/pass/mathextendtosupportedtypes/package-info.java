// SPDX-License-Identifier: Apache-2.0
/** Computes functions of unsupported floating-point types in a larger type. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mathextendtosupportedtypes;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
