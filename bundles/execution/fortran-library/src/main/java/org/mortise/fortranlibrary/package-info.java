// SPDX-License-Identifier: Apache-2.0
/** The functions of flang's runtime library that executed programs can call. */
@NullMarked
package org.mortise.fortranlibrary;

import org.jspecify.annotations.NullMarked;
