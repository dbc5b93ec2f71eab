// SPDX-License-Identifier: Apache-2.0
/**
 * One-shot bufferization. {@link org.mortise.bufferization.OneShotBufferization} decides which tensors can be changed
 * in place and replaces tensors by buffers. Operations take part by
 * {@link org.mortise.ir.bufferization.BufferizableOpInterface}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.bufferization;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

