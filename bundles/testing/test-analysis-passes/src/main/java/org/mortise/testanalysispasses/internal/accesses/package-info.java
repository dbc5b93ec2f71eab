// SPDX-License-Identifier: Apache-2.0
/** Reports of the memory accesses before or after operations. */
@NullMarked
package org.mortise.testanalysispasses.internal.accesses;

import org.jspecify.annotations.NullMarked;

