// SPDX-License-Identifier: Apache-2.0
/** Lowers operations on indices to affine applications. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineexpandindexops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
