// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A node of the debug information. */
public interface DINode {}
