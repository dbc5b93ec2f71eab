// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import org.mortise.ir.execution.runtime.Elements;

/**
 * A buffer that belongs to no execution.
 *
 * @param contents the elements
 * @param offset the number of elements before the first one
 * @param strides the strides of the dimensions, in elements
 */
record BufferValue(Elements contents, long offset, long[] strides) {}
