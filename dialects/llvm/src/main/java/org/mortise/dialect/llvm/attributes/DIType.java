// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A type of the debug information. */
public interface DIType extends DINode {}
