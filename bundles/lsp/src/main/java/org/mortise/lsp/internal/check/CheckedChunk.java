// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.lsp.internal.index.TextIndex;

/**
 * A part of a document that is a program of its own: all of it, or what is between two markers {@code // -----}.
 *
 * @param start offset of its first byte in the document
 * @param end offset after its last byte
 * @param index its names and operations, also those before an error
 * @param program the program, without operations that have errors; null if it could not be parsed
 * @param problems the diagnostics
 */
public record CheckedChunk(
    int start, int end, TextIndex index, @Nullable Operation program, List<Problem> problems) {}
