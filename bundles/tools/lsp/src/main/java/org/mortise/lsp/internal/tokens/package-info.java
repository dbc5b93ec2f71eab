// SPDX-License-Identifier: Apache-2.0
/** Semantic tokens: the parts of a text and their meaning, for colours. */
@NullMarked
package org.mortise.lsp.internal.tokens;

import org.jspecify.annotations.NullMarked;
