// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A variable of the debug information. */
public interface DIVariable extends DINode {}
