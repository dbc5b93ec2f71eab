// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** A builtin attribute that can be a memory space. */
public interface MemorySpaceAttr {
  /** Returns whether this space is equivalent to a missing memory space. */
  boolean isDefaultMemorySpace();
}
