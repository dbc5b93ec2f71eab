// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** A builtin attribute that can stand for a memory space. */
public interface MemorySpaceAttr {
  /** Returns whether a memory reference in this space is of the same type as one that names no space. */
  boolean isDefaultMemorySpace();
}
