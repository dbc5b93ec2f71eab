// SPDX-License-Identifier: Apache-2.0
/**
 * Completion of a text that is being typed. Nothing here waits for the check of the document: the function around the
 * cursor is parsed up to the cursor ({@code CursorPlace}), and the parser reports what may follow there; names of the
 * file are found by the beginnings of its lines ({@code AliasPlaces}, {@code SymbolPlaces}).
 */
@NullMarked
package org.mortise.lsp.internal.complete;

import org.jspecify.annotations.NullMarked;
