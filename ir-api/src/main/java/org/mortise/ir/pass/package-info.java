// SPDX-License-Identifier: Apache-2.0
/** What passes are written against. Who runs them is elsewhere. */
package org.mortise.ir.pass;
