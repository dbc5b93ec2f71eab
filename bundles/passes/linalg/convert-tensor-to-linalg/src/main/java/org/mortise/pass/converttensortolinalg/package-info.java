// SPDX-License-Identifier: Apache-2.0
/** Converts operations of the tensor dialect to the linalg dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.converttensortolinalg;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
