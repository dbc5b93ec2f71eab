// SPDX-License-Identifier: Apache-2.0
/** How the cost of all passes grows with the size of a program. */
package org.mortise.growth;
