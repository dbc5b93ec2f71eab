// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * A value slot in the activation of a function. Most registers are written by one instruction; registers of block
 * arguments by several.
 *
 * @param number the index in the function, from 0
 * @param format the format of the value
 */
public record Register(int number, ValueFormat format) {}
