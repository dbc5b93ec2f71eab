// SPDX-License-Identifier: Apache-2.0
@NullMarked
package org.mortise.lsp.internal.format;

import org.jspecify.annotations.NullMarked;
