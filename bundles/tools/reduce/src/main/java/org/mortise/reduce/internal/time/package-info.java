// SPDX-License-Identifier: Apache-2.0
/** Work with a time limit. */
@NullMarked
package org.mortise.reduce.internal.time;

import org.jspecify.annotations.NullMarked;
