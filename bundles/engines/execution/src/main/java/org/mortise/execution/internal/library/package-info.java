// SPDX-License-Identifier: Apache-2.0
/** Functions that programs can call without further bundles: those of the reference's runner. */
@NullMarked
package org.mortise.execution.internal.library;

import org.jspecify.annotations.NullMarked;
