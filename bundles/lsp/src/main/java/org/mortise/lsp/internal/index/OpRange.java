// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The text of an operation. Offsets count bytes.
 *
 * @param op the operation
 * @param start its beginning, with the names of its results
 * @param name the beginning of its name
 * @param nameEnd the end of its name
 * @param end the end of its text
 * @param parent the text of the operation around it; null if there is none, or if that has an error
 */
public record OpRange(Operation op, int start, int name, int nameEnd, int end, @Nullable OpRange parent) {}
