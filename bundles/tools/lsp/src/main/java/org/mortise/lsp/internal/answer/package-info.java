// SPDX-License-Identifier: Apache-2.0
/** The answers to an editor's questions about a checked document. */
@NullMarked
package org.mortise.lsp.internal.answer;

import org.jspecify.annotations.NullMarked;
