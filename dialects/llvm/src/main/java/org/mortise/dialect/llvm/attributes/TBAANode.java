// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A node of the tree of types that decides which accesses may alias. */
public interface TBAANode {}
