// SPDX-License-Identifier: Apache-2.0
/** The tosa dialect: operators of neural networks on tensors. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.tosa;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
