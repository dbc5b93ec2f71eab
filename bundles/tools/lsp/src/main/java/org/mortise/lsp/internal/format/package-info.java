// SPDX-License-Identifier: Apache-2.0
/** Formatting of documents: indentation and spaces, with all tokens and comments kept. */
@NullMarked
package org.mortise.lsp.internal.format;

import org.jspecify.annotations.NullMarked;
