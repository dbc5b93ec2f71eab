// SPDX-License-Identifier: Apache-2.0
/**
 * Completion in a text that is being typed. It does not wait for the check of the document: the function around the
 * cursor is parsed up to the cursor ({@code CursorPlace}), and the parser reports the expected continuations; names in
 * the file are found from the beginnings of its lines ({@code AliasPlaces}, {@code SymbolPlaces}).
 */
@NullMarked
package org.mortise.lsp.internal.complete;

import org.jspecify.annotations.NullMarked;
