// SPDX-License-Identifier: Apache-2.0
/** The passes of the buffer preparation and their pipeline. */
@NullMarked
package org.mortise.pass.bufferpreparation.internal;

import org.jspecify.annotations.NullMarked;
