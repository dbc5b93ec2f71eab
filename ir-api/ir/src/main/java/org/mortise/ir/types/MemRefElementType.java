// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** A type of a dialect that says that memory references can have such elements. */
public interface MemRefElementType {}
