// SPDX-License-Identifier: Apache-2.0
/** The buffers of a function, with the names and lines that they have in the text. */
@NullMarked
package org.mortise.lsp.internal.buffers;

import org.jspecify.annotations.NullMarked;
