// SPDX-License-Identifier: Apache-2.0
/** The shape dialect: computations of shapes. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.shape;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
