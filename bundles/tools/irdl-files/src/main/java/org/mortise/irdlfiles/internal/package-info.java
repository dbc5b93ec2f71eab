// SPDX-License-Identifier: Apache-2.0
/** The deployment of files. */
@NullMarked
package org.mortise.irdlfiles.internal;

import org.jspecify.annotations.NullMarked;
