// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A scope of the debug information. */
public interface DIScope extends DINode {}
