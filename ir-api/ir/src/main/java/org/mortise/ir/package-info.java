// SPDX-License-Identifier: Apache-2.0
/**
 * The IR: operations, blocks, regions and values; types, attributes and locations; the context that owns them;
 * builders, symbol tables and walks. The semantics of operations is described by their {@link org.mortise.ir.definition
 * definitions} and interfaces, in {@code org.mortise.ir.interfaces}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
