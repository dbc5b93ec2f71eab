// SPDX-License-Identifier: Apache-2.0
/** Dialects that programs of the {@code ods} dialect define. */
@NullMarked
package org.mortise.dialect.ods.internal;

import org.jspecify.annotations.NullMarked;
