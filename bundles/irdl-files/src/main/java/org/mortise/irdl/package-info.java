// SPDX-License-Identifier: Apache-2.0
/**
 * Dialects that are defined by a program of the {@code irdl} dialect, as in MLIR with {@code --irdl-file}. {@link
 * org.mortise.irdl.DialectLoader} makes them of a text.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.irdl;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

