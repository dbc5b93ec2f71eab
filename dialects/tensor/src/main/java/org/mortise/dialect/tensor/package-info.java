// SPDX-License-Identifier: Apache-2.0
/** The {@code tensor} dialect: creation, slices and reshapes of tensors. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.tensor;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

