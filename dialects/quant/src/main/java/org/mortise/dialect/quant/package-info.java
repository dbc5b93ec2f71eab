// SPDX-License-Identifier: Apache-2.0
/** The quant dialect: quantized numbers. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.quant;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
