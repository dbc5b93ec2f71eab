// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Memory that holds one value at a time.
 *
 * @param pointer the value that refers to the memory
 * @param elementType the type of the stored value
 */
public record MemorySlot(Value pointer, Type elementType) {}
