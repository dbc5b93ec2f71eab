// SPDX-License-Identifier: Apache-2.0
/** The connection to an editor and its open documents. */
@NullMarked
package org.mortise.lsp.internal.server;

import org.jspecify.annotations.NullMarked;
