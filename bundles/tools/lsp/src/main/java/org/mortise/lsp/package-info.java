// SPDX-License-Identifier: Apache-2.0
/** A server of the Language Server Protocol for MLIR's textual form: {@code mortise-lsp-server}. */
@NullMarked
@Version("0.1.0")
package org.mortise.lsp;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
