// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** A type of a dialect that is allowed as the element type of memory references. */
public interface MemRefElementType {}
