// SPDX-License-Identifier: Apache-2.0
/** The definitions and uses of names in a document. */
@NullMarked
package org.mortise.lsp.internal.index;

import org.jspecify.annotations.NullMarked;
