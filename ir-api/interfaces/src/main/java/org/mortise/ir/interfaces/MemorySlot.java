// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Memory that holds one value at a time.
 *
 * @param pointer the value by which it is accessed
 * @param elementType the type of what it holds
 */
public record MemorySlot(Value pointer, Type elementType) {}
