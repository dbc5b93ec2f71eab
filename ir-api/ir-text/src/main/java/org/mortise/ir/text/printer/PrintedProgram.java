// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Map;
import org.mortise.ir.Operation;

/**
 * The text of a program, and where its operations are in it.
 *
 * @param text the text
 * @param starts the offset of each operation that is printed at the start of a line, after the indentation
 */
public record PrintedProgram(byte[] text, Map<Operation, Integer> starts) {}
