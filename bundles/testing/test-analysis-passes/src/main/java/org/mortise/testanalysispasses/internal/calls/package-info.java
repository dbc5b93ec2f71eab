// SPDX-License-Identifier: Apache-2.0
/** Reports of the call graph. */
@NullMarked
package org.mortise.testanalysispasses.internal.calls;

import org.jspecify.annotations.NullMarked;
