// SPDX-License-Identifier: Apache-2.0
/** The sparse_tensor dialect: tensors whose zeros are not stored. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

