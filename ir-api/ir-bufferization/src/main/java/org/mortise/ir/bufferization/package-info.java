// SPDX-License-Identifier: Apache-2.0
/**
 * Bufferization: replaces operations on tensors by operations on buffers. An operation is bufferized by an
 * implementation of {@link org.mortise.ir.bufferization.BufferizableOpInterface}, which any bundle can contribute for
 * any dialect.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.bufferization;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

